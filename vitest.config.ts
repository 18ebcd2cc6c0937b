import path from 'node:path'
import { defineConfig } from 'vitest/config'

const root = import.meta.dirname

/** Unit tests need nothing; integration tests talk over HTTP to the running site at `BASE_URL`. */
export default defineConfig({
  resolve: {
    // As in Next and TypeScript: `environment` is environment.ts, not environment.mjs beside it.
    extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    alias: {
      '@payload-config': path.join(root, 'payload.config.ts'),
      '@': path.join(root, 'src'),
      // Outside of Next there is no client bundle to keep such modules out of.
      'server-only': path.join(root, 'tests/support/server-only.ts'),
    },
  },
  test: {
    testTimeout: 20_000,
    // Vite replaces `BASE_URL` with its own unless it is given here.
    env: { BASE_URL: process.env.BASE_URL ?? 'http://localhost:3000' },
    projects: [
      { extends: true, test: { name: 'unit', include: ['tests/unit/**/*.test.ts'] } },
      // What is killed or breaks; each file has data of its own.
      { extends: true, test: { name: 'faults', include: ['tests/faults/**/*.test.ts'] } },
      {
        extends: true,
        // One after the other: they share one site, and one of them uses up a limit.
        test: {
          name: 'integration',
          include: ['tests/integration/**/*.test.ts'],
          setupFiles: ['tests/integration/support/needs-account.ts'],
          fileParallelism: false,
        },
      },
    ],
  },
})
