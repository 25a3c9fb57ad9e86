// @vitest-environment node
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { documentAddress } from './document-address.ts'

const at = (address: string) => documentAddress(address, 'pt-BR', 'https://aurora.example')

describe('documentAddress', () => {
  it.each([
    ['https://legal.example/terms?l={language}', 'https://legal.example/terms?l=pt-BR'],
    ['/documents/{language}/terms', 'https://aurora.example/documents/pt-BR/terms'],
    ['/m/help', 'https://aurora.example/m/help'],
  ])('%s', (address, expected) => expect(at(address)).toBe(expected))

  it.each([
    'http://legal.example/',
    '//legal.example/',
    '/\\legal.example',
    'javascript:alert(1)',
    'terms',
    '',
  ])('[SE-03a] refuses %j', (address) => expect(at(address)).toBeUndefined())

  it('[SE-03a] a path never leads to another host', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (rest) => {
        const href = at(`/${rest}`)
        if (href !== undefined) expect(new URL(href).origin).toBe('https://aurora.example')
      }),
    )
  })
})
