import { defineConfig, mergeConfig } from 'vitest/config'
import { unitTests } from '../../vitest.config.ts'

/** Unit tests that start processes, build, or take minutes. One file at a time: each may use both cores. */
export default mergeConfig(
  unitTests,
  defineConfig({
    test: {
      name: 'full',
      include: ['tests/full/**/*.test.ts'],
      fileParallelism: false,
      testTimeout: 120_000,
    },
  }),
)
