/** `npm run docs`: writes the pages that are made from the source; `npm run docs -- errors` that of the codes alone. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { API_FOLDER, apiReports } from './api-report.ts'
import { ERROR_PAGE, errorPage, errorTables } from './error-page.ts'
import { FAILURE_PAGE, failurePage } from './failure-page.ts'

const tables = await errorTables(process.cwd())
writeFileSync(ERROR_PAGE, await errorPage(tables))
const codes = tables.reduce((sum, { table }) => sum + Object.keys(table).length, 0)
console.log(`${ERROR_PAGE}: ${codes} codes of ${tables.length} owners`)
if (process.argv[2] !== 'errors') {
  writeFileSync(FAILURE_PAGE, await failurePage())
  console.log(FAILURE_PAGE)
  mkdirSync(API_FOLDER, { recursive: true })
  for (const { file, text, problems } of await apiReports()) {
    writeFileSync(file, text)
    console.log([file, ...problems].join('\n  '))
  }
}
