// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { parseArguments } from './parse-arguments.ts'
import { rename } from './rename.ts'

describe('parseArguments', () => {
  it('reads kind, area and name, and the target folder', () => {
    const order = { kind: 'screen', area: 'promotions', name: 'lucky-wheel', into: 'plugins' }
    expect(parseArguments(['screen', 'promotions', 'lucky-wheel'])).toEqual({ kind: 'make', order })
    expect(parseArguments(['--into', 'mine', 'screen', 'promotions', 'lucky-wheel'])).toEqual({
      kind: 'make',
      order: { ...order, into: 'mine' },
    })
    expect(parseArguments(['screen', 'promotions', 'lucky-wheel', '--foreign', '../wheel'])).toEqual({
      kind: 'make',
      order: { ...order, foreign: '../wheel' },
    })
  })
  it.each([[['--help']], [['screen', '-h']]])('%j asks for help', (given) => {
    expect(parseArguments(given)).toEqual({ kind: 'help' })
  })
  it.each([
    [[], 'GN-COUNT'],
    [['screen', 'promotions'], 'GN-COUNT'],
    [['screen', 'promotions', 'a', 'b'], 'GN-COUNT'],
    [['page', 'promotions', 'wheel'], 'GN-KIND'],
    [['constructor', 'promotions', 'wheel'], 'GN-KIND'],
    [['screen', 'Promotions', 'wheel'], 'GN-NAME'],
    [['screen', 'promotions', '../wheel'], 'GN-NAME'],
    [['screen', 'promotions', '2wheel'], 'GN-NAME'],
    [['screen', 'promotions', 'wheel-'], 'GN-NAME'],
    [['screen', 'promotions', 'w'.repeat(41)], 'GN-NAME'],
    [['screen', 'promotions', 'wheel', '--force'], 'GN-OPTION'],
    [['screen', 'promotions', 'wheel', '--into'], 'GN-OPTION'],
    [['screen', 'promotions', 'wheel', '--foreign'], 'GN-OPTION'],
    [['screen', 'promotions', 'wheel', '--into', 'a', '--foreign', 'b'], 'GN-OPTION'],
  ])('%j is %s', (given, code) => {
    expect(parseArguments(given)).toMatchObject({ kind: 'wrong', code })
  })
})

it.each([
  [`id: 'vendors.acme'`, `id: 'ads.my-pixel2'`],
  [`title: 'Acme pixel'`, `title: 'My pixel2 pixel'`],
  ['export class AcmeCaptcha', 'export class MyPixel2Captcha'],
  ['globalThis.acmePixel', 'globalThis.myPixel2Pixel'],
  [`switchOn('ACMEPIXEL3')`, `switchOn('MYPIXEL2PIXEL3')`],
  ['/wps/relay/ACME_list', '/wps/relay/MY_PIXEL2_list'],
  [`t('by_acme')`, `t('by_my_pixel2')`],
  ['https://acme.example/acme.js', 'https://my-pixel2.example/my-pixel2.js'],
  ['acme-login.tsx', 'my-pixel2-login.tsx'],
  [`'CP-ACME-LOAD'`, `'CP-MYPIXEL2-LOAD'`],
])('%s becomes %s', (template, text) => {
  expect(rename(template, { area: 'ads', name: 'my-pixel2' })).toBe(text)
})

it.each([
  ['acme', `vendors.acme acme-login.tsx AcmeCaptcha acmePixel ACMEPIXEL3 ACME_list by_acme Acme`],
  [
    'acmeads',
    `vendors.acmeads acmeads-login.tsx AcmeadsCaptcha acmeadsPixel ACMEADSPIXEL3 ACMEADS_list by_acmeads Acmeads`,
  ],
  [
    'my-acme',
    `vendors.my-acme my-acme-login.tsx MyAcmeCaptcha myAcmePixel MYACMEPIXEL3 MY_ACME_list by_my_acme My acme`,
  ],
  [
    'vendors',
    `vendors.vendors vendors-login.tsx VendorsCaptcha vendorsPixel VENDORSPIXEL3 VENDORS_list by_vendors Vendors`,
  ],
])('[SD-03] a name is replaced once: %s', (name, text) => {
  const template = 'vendors.acme acme-login.tsx AcmeCaptcha acmePixel ACMEPIXEL3 ACME_list by_acme Acme'
  expect(rename(template, { area: 'vendors', name })).toBe(text)
})
