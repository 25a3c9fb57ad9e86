/**
 * `npm run browsers`: each built file against the oldest browsers of its target: its syntax by es-check, and its functions by
 * MDN's data. Exits 1 with one line for each problem.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runChecks } from 'es-check'
import { ALLOWED, ADDED, EXCEPT } from './allowed-functions.ts'
import { newerFunctions, newerUses } from './newer-functions.ts'
import { FIRST_TARGET, OLDER_TARGET, type Target } from './targets.ts'

const CLIENT = 'dist/client'
const scripts = (folder: string): readonly string[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.js'))
    .map((file) => join(folder, file))
