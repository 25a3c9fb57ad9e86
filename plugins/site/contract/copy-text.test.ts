import { afterEach, describe, expect, it, vi } from 'vitest'
import { copyText } from './copy-text.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  Reflect.deleteProperty(document, 'execCommand')
})
const clipboard = (writeText?: () => Promise<void>) =>
  vi.stubGlobal('navigator', writeText ? { clipboard: { writeText } } : {})
const command = (run: () => boolean) =>
  Object.defineProperty(document, 'execCommand', { value: run, configurable: true })

describe('copyText', () => {
  it('writes to the clipboard', async () => {
    const writeText = vi.fn(() => Promise.resolve())
    clipboard(writeText)
    expect(await copyText('LOTUS1')).toBe(true)
    expect(writeText).toHaveBeenCalledWith('LOTUS1')
  })

  it.each([
    ['there is no clipboard', undefined],
    ['the browser refuses it', () => Promise.reject(new DOMException('no', 'NotAllowedError'))],
  ])(
    'copies a selection where %s, leaves nothing behind, and gives the focus back',
    async (_why, writeText) => {
      clipboard(writeText)
      const button = document.body.appendChild(document.createElement('button'))
      button.focus()
      let selected = ''
      command(() => {
        const field = document.activeElement
        selected =
          field instanceof HTMLTextAreaElement
            ? field.value
            : (document.querySelector('textarea')?.value ?? '')
        return true
      })
      expect(await copyText('LOTUS1')).toBe(true)
      expect(selected).toBe('LOTUS1')
      expect([document.querySelector('textarea'), document.activeElement]).toEqual([null, button])
      button.remove()
    },
  )

  it('says so where nothing works', async () => {
    clipboard()
    command(() => {
      throw new Error('not supported')
    })
    expect(await copyText('LOTUS1')).toBe(false)
    expect(document.querySelector('textarea')).toBeNull()
  })
})
