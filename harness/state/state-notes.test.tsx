import { cleanup, render, screen } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { afterEach, expect, it } from 'vitest'
import { readState } from './harness-state.ts'
import { StateNotes } from './state-notes.tsx'

afterEach(cleanup)

const notesOf = (search: string, more: Partial<ComponentProps<typeof StateNotes>> = {}) => {
  render(
    <StateNotes
      state={readState(search, 'lotus')}
      notes={[]}
      plugins={[{ id: 'games.lobby' }]}
      foreign={[]}
      canBreak
      isDev={false}
      {...more}
    />,
  )
  const notes = screen.queryAllByRole('listitem').map(({ textContent }) => textContent)
  cleanup()
  return notes
}

it('says that a built site needs an entry for a foreign plugin, unless it has one', () => {
  const search = 'foreign=http://localhost:7301'
  expect(notesOf(search)).toEqual([
    expect.stringMatching(/^foreign: a built site lets in .* no file of http:\/\/localhost:7301; npm start/),
  ])
  expect(notesOf(search, { foreign: [{ url: 'https://a.example/plugin.js' }] })).toHaveLength(1)
  expect(notesOf(search, { foreign: [{ url: 'http://localhost:7301/plugin.js' }] })).toEqual([])
  expect(notesOf(search, { isDev: true })).toEqual([])
  // The page has not reported which it has.
  expect(notesOf(search, { plugins: [] })).toEqual([])
  expect(notesOf('')).toEqual([])
})
