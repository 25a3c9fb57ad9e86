import { CodedError } from '../errors.ts'
import type { ScriptOptions, Scripts } from '../services/scripts.ts'

/**
 * Scripts without a network: it records each address, and runs the test's function in place of the script.
 */
export class FakeScripts implements Scripts {
  /** The addresses, in order. */
  readonly asked: string[] = []
  readonly #load: (url: string) => unknown

  constructor(load: (url: string) => unknown) {
    this.#load = load
  }
  async load(
    url: string,
    { signal }: ScriptOptions & { readonly signal?: AbortSignal } = {},
  ): Promise<HTMLScriptElement> {
    this.asked.push(url)
    await this.#load(url)
    if (signal?.aborted) throw new CodedError('SC-ABORTED', { url })
    return document.createElement('script')
  }
}
/**
 * Makes scripts.
 *
 * @param load - sets what the vendor's script would set, or throws; does nothing by default
 */
export const fakeScripts = (load: (url: string) => unknown = () => {}): FakeScripts => new FakeScripts(load)
