import type { Kernel } from '../../kernel/boot/kernel.ts'
import { stopSwitch } from './stop-switch.ts'

/** The handle with which tests drive a page of the sabotage build: `globalThis.foyerTest`. */
export interface TestHandle {
  readonly kernel: Kernel
  /** Stops or starts a plugin of the state's `break`, as its switch would. Resolves when the host is idle. */
  toggle(plugin: string, on: boolean): Promise<void>
}

/** Exposes the page's kernel to the tests, before the boot continues after hydration. */
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
