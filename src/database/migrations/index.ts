import * as migration_20261120_174313_initial from './20261120_174313_initial';

export const migrations = [
  {
    up: migration_20261120_174313_initial.up,
    down: migration_20261120_174313_initial.down,
    name: '20261120_174313_initial'
  },
];
