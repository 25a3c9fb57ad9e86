// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { type Choices, readChoices, writeChoices } from './choices.ts'

const standard: Choices = { language: 'EN', session: 'member', component: undefined }

describe('readChoices', () => {
  it.each<[string, Partial<Choices>]>([
    ['?alone=a.b', {}],
    ['?alone=a.b&lang=VI', { language: 'VI' }],
    ['?lang=pt-br', { language: 'PT-BR' }],
    ['?lang=XX', {}],
    ['?session=guest', { session: 'guest' }],
    ['?session=king', {}],
    ['?component=Screen', { component: 'Screen' }],
    ['?component=', {}],
  ])('of %j', (query, part) => {
    expect(readChoices(query)).toEqual({ ...standard, ...part })
  })
})

describe('writeChoices', () => {
  it.each<[string, Partial<Choices>, string]>([
    ['?alone=a.b', {}, '?alone=a.b'],
    ['?alone=a.b&merchant=coral', { language: 'VI' }, '?alone=a.b&merchant=coral&lang=VI'],
    ['?alone=a.b&lang=VI&session=guest&component=X', {}, '?alone=a.b'],
    ['?alone=a.b', { session: 'guest', component: 'X' }, '?alone=a.b&session=guest&component=X'],
  ])('%j with %j', (query, part, expected) => {
    const written = writeChoices(query, { ...standard, ...part })
    expect(written).toBe(expected)
    expect(readChoices(written)).toEqual({ ...standard, ...part })
  })
})
