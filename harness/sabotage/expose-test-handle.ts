import type { Kernel } from '../../kernel/boot/kernel.ts'
import { stopSwitch } from './stop-switch.ts'

/** What tests drive a page of the sabotage build by: `globalThis.foyerTest`. */
export interface TestHandle {
  readonly kernel: Kernel
  /** Stops or starts a plugin that the state names under `break`, as its switch would. Resolves when nothing is in flight. */
  toggle(plugin: string, on: boolean): Promise<void>
}

/** Gives the page's kernel to the tests, before the boot's second half. */
export function exposeTestHandle(kernel: Kernel): void {
  const { host } = kernel
  const handle: TestHandle = {
    kernel,
    toggle: (plugin, on) =>
      host.update({
        switch: { ...host.inspect(({ facts }) => facts.switch), [stopSwitch(plugin)]: !on },
      }),
  }
  Object.assign(globalThis, { foyerTest: handle })
}
