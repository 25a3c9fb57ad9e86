import { defineConfig, mergeConfig } from 'vite'
import site from '../../vite.config.ts'
import { shortenTimeouts } from './shorten-timeouts.ts'
import { sabotage } from './vite-plugin.ts'

/** The site's production build with plugins that can be made to fail: for the tests only. */
export default defineConfig((env) => mergeConfig(site(env), { plugins: [sabotage(), shortenTimeouts()] }))
