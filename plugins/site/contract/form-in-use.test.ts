import { afterEach, expect, it } from 'vitest'
import { formInUse } from './form-in-use.ts'

afterEach(() => document.body.replaceChildren())

it.each([
  ['<form><input></form>', false],
  ['<form><input value="a"></form>', true],
  ['<form><input type="password" value="a"></form>', true],
  ['<form><input type="hidden" value="a"><input type="submit" value="Send"></form>', false],
  ['<form><input disabled value="a"></form>', false],
  ['<form><textarea>a</textarea></form>', true],
  ['<form><input type="checkbox" checked></form>', false],
  ['<form><select><option selected>a<option>b</select></form>', false],
  ['<input value="a">', false],
  ['', false],
])('%s: %j', (html, inUse) => {
  document.body.innerHTML = html
  expect(formInUse(document)).toBe(inUse)
})

it('notices ticked boxes and chosen options', () => {
  document.body.innerHTML = '<form><input type="checkbox" checked><select><option>a<option>b</select></form>'
  expect(formInUse(document)).toBe(false)
  const select = document.querySelector('select')
  if (select) select.selectedIndex = 1
  expect(formInUse(document)).toBe(true)
  if (select) select.selectedIndex = 0
  const box = document.querySelector('input')
  if (box) box.checked = false
  expect(formInUse(document)).toBe(true)
})
