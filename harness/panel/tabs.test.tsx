import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { type ReactNode, useState } from 'react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { TABS } from './panel-address.ts'
import { Tabs } from './tabs.tsx'

beforeEach(() => history.replaceState(null, '', '/?merchant=lotus'))
afterEach(cleanup)

function Typed({ name }: { readonly name: string }): ReactNode {
  const [text, setText] = useState('')
  return (
    <input aria-label={`Text of ${name}`} value={text} onChange={({ target }) => setText(target.value)} />
  )
}
const show = () =>
  render(
    <Tabs
      label="Tools"
      tabs={
        Object.fromEntries(
          TABS.map((name) => [
            name,
            { title: name, badge: name === 'state' ? 2 : 0, content: <Typed name={name} /> },
          ]),
        ) as never
      }
    />,
  )
const open = () => screen.getByRole('tab', { selected: true }).textContent

it('open by the address, which follows them and keeps the state', () => {
  history.replaceState(null, '', '/?merchant=lotus#network?find=login')
  show()
  expect([open(), screen.getByRole('tabpanel', { name: 'network' }) !== null]).toEqual(['network', true])
  fireEvent.click(screen.getByRole('tab', { name: 'events' }))
  expect([open(), location.search + location.hash]).toEqual(['events', '?merchant=lotus#events'])
})

it.each([
  ['ArrowRight', 'plugins'],
  ['ArrowLeft', 'console'],
  ['End', 'console'],
  ['Home', 'state2'],
])('%s goes to %s, with the focus', (key, name) => {
  show()
  fireEvent.keyDown(screen.getByRole('tab', { selected: true }), { key })
  expect([open(), document.activeElement?.textContent]).toEqual([name, name])
})

it('keep what was typed into one while another is open', () => {
  show()
  fireEvent.change(screen.getByLabelText('Text of state'), { target: { value: 'kept' } })
  fireEvent.click(screen.getByRole('tab', { name: 'events' }))
  expect(screen.queryByLabelText('Text of console')).toBeNull()
  fireEvent.click(screen.getByRole('tab', { name: /state/ }))
  expect(screen.getByLabelText<HTMLInputElement>('Text of state').value).toBe('kept')
})
