import { existsSync } from 'node:fs'
import type { Machine } from './browsers.ts'

export const thisMachine: Machine = { environment: process.env, exists: existsSync }
