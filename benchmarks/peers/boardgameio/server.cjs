// Compañeros on boardgame.io's own server: in memory, which is its default, or in flat files.
// CommonJS, because Node finds boardgame.io's sub-packages through require only.
'use strict';

const { parseArgs } = require('node:util');
const { FlatFile, Origins, Server } = require('boardgame.io/server');
const { createGame } = require('./game.js');

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '8000' },
    files: { type: 'string' }, // a folder: flat-file storage; without it, memory
  },
});
const storage = values.files === undefined ? {} : { db: new FlatFile({ dir: values.files }) };
const server = Server({ games: [createGame()], origins: [Origins.LOCALHOST], ...storage });

server.run(Number(values.port)).then(() => console.log('open'));
