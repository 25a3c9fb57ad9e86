import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import type { ForeignFileReport } from '../../kernel/inspection/channel.ts'
import { ForeignList } from './foreign-list.tsx'

afterEach(cleanup)

const entry = (report: Partial<ForeignFileReport>): ForeignFileReport => ({
  id: 'acme.draw',
  url: 'https://plugins.example/draw.js',
  state: 'registered',
  ...report,
})

const rows = (foreign: readonly ForeignFileReport[]): readonly HTMLElement[] => {
  render(<ForeignList foreign={foreign} />)
  return within(screen.getByRole('region', { name: 'Foreign plugins' })).getAllByRole('listitem')
}

describe('the console’s list of foreign plugins', () => {
  it('says why an entry was refused and what to do, and marks it', () => {
    const error = {
      code: 'PL-REPLACES',
      plugin: 'acme.draw',
      phase: 'register',
      detail: 'it replaces account.auth',
      remedy: 'Name it in the entry.',
    } as const
    const [row] = rows([entry({ state: 'refused', error })])
    expect(row?.dataset['state']).toBe('failed')
    expect(row?.textContent).toContain('acme.draw')
    expect(row?.textContent).toContain('https://plugins.example/draw.js')
    expect(row?.textContent).toContain(
      'Refused. PL-REPLACES: it replaces account.auth. Name it in the entry.',
    )
  })

  it('has a row for each entry in the profile’s order, whatever became of it', () => {
    const texts = rows([
      entry({ id: 'acme.late', state: 'waiting' }),
      entry({ id: 'acme.off', state: 'never asked', switch: 'ACMEOFF' }),
      entry({ id: 'acme.coming', state: 'loading' }),
      entry({ id: 'acme.in' }),
    ]).map((row) => [row.querySelector('strong')?.textContent, row.querySelector('.why')?.textContent])
    expect(texts).toEqual([
      ['acme.late', 'Waits for the gateway’s own status.'],
      ['acme.off', 'Never asked for, because the switch ACMEOFF is off.'],
      ['acme.coming', 'Its file is being fetched.'],
      ['acme.in', 'Let in: its state stands in the list of plugins.'],
    ])
  })

  it('shows both of two entries with the same id', () => {
    expect(rows([entry({}), entry({ state: 'refused' })]).map(({ dataset }) => dataset['state'])).toEqual([
      'registered',
      'failed',
    ])
  })

  it('warns of a file that is large on a phone', () => {
    const [small, large] = rows([entry({ bytes: 12_300 }), entry({ bytes: 200_001 })])
    expect(small?.textContent).toContain('12.3 KB')
    expect(small?.querySelector('.warning')).toBeNull()
    expect(large?.querySelector('.warning')?.textContent).toContain('slow on a phone')
  })

  it('[LG-04] lists what a plugin shows in English, with what to do', () => {
    const english = { VI: ['title'], TH: ['a', 'b', 'c', 'd', 'e', 'f', 'g'] }
    const [row] = rows([entry({ english })])
    expect([...(row?.querySelectorAll('.warning') ?? [])].map(({ textContent }) => textContent)).toEqual([
      'IN-ENGLISH: English stands for what its texts lack in VI: title. Add them to its locales/VI.json.',
      'IN-ENGLISH: English stands for what its texts lack in TH: a, b, c, d, e, 2 more. Add them to its locales/TH.json.',
    ])
    cleanup()
    expect(rows([entry({})])[0]?.querySelector('.warning')).toBeNull()
  })

  it('is not there where the profile lists none', () => {
    render(<ForeignList foreign={[]} />)
    expect(screen.queryByRole('region')).toBeNull()
  })
})
