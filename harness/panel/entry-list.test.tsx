import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { type ReactNode, useState } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { EntryList } from './entry-list.tsx'

const COUNT = 10_000
const ENTRIES = Array.from({ length: COUNT }, (_, at) => `entry ${at}`)
const COLUMNS = [{ name: 'Name', width: '1fr', cell: (entry: string) => entry }]

// The document has no layout.
beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(300)
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(600)
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

function List({ entries = ENTRIES }: { readonly entries?: readonly string[] }): ReactNode {
  const [selected, setSelected] = useState<string>()
  return (
    <EntryList
      label="Entries"
      entries={entries}
      keyOf={(entry) => entry}
      columns={COLUMNS}
      selected={selected}
      onSelect={setSelected}
      empty="None."
    />
  )
}
const list = () => screen.getByRole('listbox', { name: 'Entries' })
const chosen = () => screen.queryAllByRole('option', { selected: true }).map(({ textContent }) => textContent)

it('of ten thousand entries has only the rows in sight, each with its place among all', () => {
  render(<List />)
  const rows = screen.getAllByRole('option')
  expect(rows.length).toBeGreaterThan(5)
  expect(rows.length).toBeLessThan(60)
  expect(rows[3]?.getAttribute('aria-posinset')).toBe('4')
  expect(rows[3]?.getAttribute('aria-setsize')).toBe(String(COUNT))
})

it.each([
  [['ArrowDown'], 'entry 0'],
  [['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp'], 'entry 1'],
  [['ArrowUp'], 'entry 0'],
  [['ArrowDown', 'PageDown'], 'entry 10'],
  [['ArrowDown', 'PageDown', 'PageUp', 'PageUp'], 'entry 0'],
  [['ArrowDown', 'PageDown', 'Home'], 'entry 0'],
])('the keys %j choose %s', (keys, entry) => {
  render(<List />)
  for (const key of keys) fireEvent.keyDown(list(), { key })
  expect(chosen()).toEqual([entry])
  expect(document.getElementById(list().getAttribute('aria-activedescendant') ?? '')?.textContent).toBe(entry)
})

it('Escape, and a second tap, close what is open', () => {
  render(<List />)
  fireEvent.keyDown(list(), { key: 'ArrowDown' })
  fireEvent.keyDown(list(), { key: 'Escape' })
  expect(chosen()).toEqual([])
  fireEvent.click(screen.getByText('entry 2'))
  expect(chosen()).toEqual(['entry 2'])
  fireEvent.click(screen.getByText('entry 2'))
  expect(chosen()).toEqual([])
})

it('says that there is none', () => {
  render(<List entries={[]} />)
  expect(screen.getByText('None.')).toBeTruthy()
})
