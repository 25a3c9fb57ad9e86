/** `npm run texts`: what is wrong with the texts of the project, and which languages are still to come. Part of `npm run check`. */
import { checkTexts } from './text-faults.ts'

const { faults, untranslated } = checkTexts(process.cwd())
for (const [folder, languages] of untranslated)
  console.log(`${folder}: to come, and English until then: ${languages.join(', ')}`)
for (const fault of faults) console.error(fault)
if (faults.length > 0) process.exitCode = 1
