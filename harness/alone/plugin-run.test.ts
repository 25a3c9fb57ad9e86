import { afterEach, expect, it } from 'vitest'
import { withoutViteStyles } from './plugin-run.ts'

afterEach(() => document.head.replaceChildren())

function addStyle(id: string, isVites = true): void {
  const style = document.createElement('style')
  style.id = id
  if (isVites) style.dataset['viteDevId'] = id
  document.head.append(style)
}
const ids = (): readonly string[] => [...document.querySelectorAll('style')].map(({ id }) => id).sort()

it('leaves out only the development server’s sheets that came afterwards, and puts them back', async () => {
  addStyle('before')
  const leaveOut = withoutViteStyles(document)
  addStyle('after')
  addStyle('plugins', false)
  expect(await leaveOut(() => Promise.resolve(ids()))).toEqual(['before', 'plugins'])
  expect(ids()).toEqual(['after', 'before', 'plugins'])
})

it('puts them back after an error', async () => {
  const leaveOut = withoutViteStyles(document)
  addStyle('after')
  await expect(leaveOut(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(ids()).toEqual(['after'])
})
