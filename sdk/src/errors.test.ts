// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { CodedError, hasCode, PluginError } from './errors.ts'

declare module '@foyer/sdk' {
  interface ErrorDetails {
    'XX-STOCK': {
      readonly item: string
      readonly left?: number | undefined
      readonly shops?: readonly string[]
    }
  }
}

describe('CodedError', () => {
  it('takes a text', () => {
    const error = new CodedError('XX-PLAIN', 'the stub is gone', { remedy: 'Load it again.' })
    expect(error).toMatchObject({
      message: 'XX-PLAIN: the stub is gone',
      text: 'the stub is gone',
      details: {},
    })
    expect(error.remedy).toBe('Load it again.')
  })

  it.each([
    [{ item: 'mug', left: 0 }, 'item mug; left 0'],
    [{ item: 'mug', left: undefined }, 'item mug'],
    [{ item: 'mug', shops: ['north', 'south'] }, 'item mug; shops north, south'],
  ])('makes the text from the details %j', (details, text) => {
    const error = new CodedError('XX-STOCK', details)
    expect([error.text, error.message, error.details]).toEqual([text, `XX-STOCK: ${text}`, details])
  })

  it('takes a better text beside the details', () => {
    const error = new CodedError('XX-STOCK', { item: 'mug' }, { text: 'no mug is left' })
    expect([error.message, error.details]).toEqual(['XX-STOCK: no mug is left', { item: 'mug' }])
  })
})

it('[KN-07] PluginError names plugin and phase in its message, and not in its text', () => {
  const error = new PluginError('XX-STOCK', 'acme.shop', 'call', { item: 'mug' })
  expect([error.message, error.text]).toEqual(['XX-STOCK: acme.shop (call): item mug', 'item mug'])
  expect([error.plugin, error.phase, error.name]).toEqual(['acme.shop', 'call', 'PluginError'])
})

it('hasCode types the details of what was thrown', () => {
  const thrown: unknown = new PluginError('XX-STOCK', 'acme.shop', 'call', { item: 'mug' })
  expect(hasCode(thrown, 'XX-STOCK') && thrown.details.item).toBe('mug')
  expect(hasCode(thrown, 'XX-PLAIN')).toBe(false)
  expect(hasCode(new Error('XX-STOCK: item mug'), 'XX-STOCK')).toBe(false)
})
