import * as migration_20261120_164736_initial from './20261120_164736_initial';

export const migrations = [
  {
    up: migration_20261120_164736_initial.up,
    down: migration_20261120_164736_initial.down,
    name: '20261120_164736_initial'
  },
];
