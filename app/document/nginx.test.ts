// @vitest-environment node
import { expect, it } from 'vitest'
import { merchantMaps } from './nginx.ts'

const merchant = {
  id: 'jade',
  hosts: ['jade.example'],
  languages: ['VI', 'EN'],
  defaultLanguage: 'VI',
  policy: '',
  build: 'b1',
} as const

it('[LG-01] no language of a browser stands before the default of a merchant that does not follow browsers', () => {
  expect(merchantMaps([merchant])).toMatchObject({ accepts: '', defaults: 'jade VI;\n' })
  expect(merchantMaps([{ ...merchant, followBrowserLanguage: true }]).accepts).toBe(
    '"jade:en" EN;\n"jade:vi" VI;\n',
  )
})
