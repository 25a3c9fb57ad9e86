/** `npm run texts`: what is wrong with the texts of the project, and which languages are still to come. Part of `npm run check`. */
import { checkTexts } from './text-faults.ts'

const { faults, untranslated } = checkTexts(process.cwd())
if (untranslated.size === 0) console.log('languages to come: none')
for (const [folder, languages] of untranslated)
  console.log(`languages to come, English until then: ${folder}: ${languages.join(', ')}`)
for (const fault of faults) console.error(fault)
if (faults.length > 0) process.exitCode = 1
