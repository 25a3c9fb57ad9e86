// @vitest-environment node
import { expect, it } from 'vitest'
import { bindCardPath } from './bind-card-path.ts'

it.each([
  ['BRL', '/m/securityCenter/addBankCardPix'],
  ['VND', '/m/securityCenter/addBankCard'],
  ['MYR', '/m/securityCenter/addBankCard'],
  ['', '/m/securityCenter/addBankCard'],
])('[RT-12a] cards of %s are added at %s', (currency, path) => expect(bindCardPath(currency)).toBe(path))
