import { defineConfig, mergeConfig } from 'vite'
import { OLDER_BUILD } from '../build/build-targets.ts'
import { siteConfig } from '../../vite.config.ts'
import { noWorker } from './no-worker.ts'
import { olderStyles } from './older-styles.ts'

/** The site once more, for browsers older than those of the first target. */
export default defineConfig((env) =>
  mergeConfig(siteConfig(env, OLDER_BUILD), { plugins: [olderStyles(), noWorker()] }),
)
