/**
 * `npm run texts`: what is wrong with the texts of the project. Part of `npm run check`. With `--complete` a
 * language that a plugin's `untranslated.json` names is wrong too.
 */
import { checkTexts } from './text-faults.ts'

const { faults, untranslated } = checkTexts(process.cwd())
for (const [folder, languages] of untranslated)
  console.log(`${folder}: English in place of ${languages.join(', ')}`)
for (const fault of faults) console.error(fault)
const isComplete = !process.argv.includes('--complete') || untranslated.size === 0
if (faults.length > 0 || !isComplete) process.exitCode = 1
