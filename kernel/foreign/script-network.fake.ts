import { vi } from 'vitest'

/** Replaces the network: records each script that is added to the head, and answers as the test says. */
export function scriptNetwork() {
  const asked: { readonly script: HTMLScriptElement; readonly src: string }[] = []
  const { append } = document.head
  vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    const [script] = nodes
    if (!(script instanceof HTMLScriptElement)) throw new TypeError('not a script')
    asked.push({ script, src: script.src })
    // happy-dom would fetch the script itself
    script.removeAttribute('src')
    append.call(document.head, script)
  })
  return {
    asked,
    answer: (type: 'load' | 'error', at = asked.length - 1) =>
      asked[at]?.script.dispatchEvent(new Event(type)),
  }
}
