// @vitest-environment node
import { expect, it } from 'vitest'
import { latinDigits } from './latin-digits.ts'

it.each([
  ['Arabic', '٠١٢٣٤٥٦٧٨٩'],
  ['Persian and Urdu', '۰۱۲۳۴۵۶۷۸۹'],
  ['Hindi', '०१२३४५६७८९'],
  ['Bengali', '০১২৩৪৫৬৭৮৯'],
  ['Tamil', '௦௧௨௩௪௫௬௭௮௯'],
  ['Thai', '๐๑๒๓๔๕๖๗๘๙'],
  ['Khmer', '០១២៣៤៥៦៧៨៩'],
  ['Burmese', '၀၁၂၃၄၅၆၇၈၉'],
  ['full width', '０１２３４５６７８９'],
  ['Chinese', '〇一二三四五六七八九'],
])('the digits in %s are read', (_, digits) => expect(latinDigits(`a${digits}.`)).toBe('a0123456789.'))

/** Systems that write numbers as words or letters, or with signs for tens; Intl formats by the others digit for digit. */
const systems = Intl.supportedValuesOf('numberingSystem').filter(
  (name) => new Intl.NumberFormat('en', { numberingSystem: name }).resolvedOptions().numberingSystem === name,
)
it.each(systems)('all digits of the numbering system %s are read', (numberingSystem) => {
  const format = new Intl.NumberFormat('en', { numberingSystem, useGrouping: false })
  expect(latinDigits(format.format(1_234_567_890))).toBe('1234567890')
})

it('nothing else changes', () => {
  expect(latinDigits('R$ -1e3 ½ ² Ⅳ 十 🎲')).toBe('R$ -1e3 ½ ² Ⅳ 十 🎲')
})
