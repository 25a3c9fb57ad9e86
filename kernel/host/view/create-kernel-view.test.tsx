import {
  type Activate,
  createStore,
  definePlugin,
  defineSlot,
  plugin,
  PluginComponent,
  Slot,
  switchOn,
  token,
  useContributions,
  usePluginContext,
  useService,
  useServices,
  useStore,
  useTranslation,
  contribute,
} from '@foyer/sdk'
import { KernelContext, useKernel } from '@foyer/sdk/internal'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { memo, type ReactNode, useState } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ERROR_LIMIT } from '../core/constants.ts'
import { factsWith, startHost } from '../testing/test-host.ts'
import { createKernelView } from './create-kernel-view.ts'

interface Greeting {
  readonly word: string
}
const GREETING = token<Greeting>('t.greeting')
const top = defineSlot<{ readonly width: number }>('t.top')
const base = { version: '1.0.0', sdk: '^1', title: 'T' } as const

const greeter = plugin(
  definePlugin({ ...base, id: 'a.greeter', when: switchOn('A'), provides: { greeting: GREETING } }),
  () => ({ activate: () => ({ greeting: { word: 'Hello' } }) }),
)
const manifest = definePlugin({
  ...base,
  id: 'a.banner',
  when: switchOn('B'),
  optional: { greeting: GREETING },
  contributes: [contribute(top, { component: 'Banner' })],
})
const Word = memo(function Word(): ReactNode {
  const { greeting } = useServices<typeof manifest>()
  return <b>{greeting?.word ?? 'nobody'}</b>
})
const Banner = ({ width }: { readonly width: number }): ReactNode => {
  const t = useTranslation<string>()
  const { id } = usePluginContext<typeof manifest>()
  const [typed, setTyped] = useState('')
  return (
    <section>
      <p>{`${t('title')} ${id} ${width}`}</p>
      <input aria-label="field" value={typed} onChange={(event) => setTyped(event.target.value)} />
      <Word />
    </section>
  )
}
const activate: Activate<typeof manifest> = () => {}
const banner = plugin(manifest, () => ({ activate, Banner }))

const thrower = (state: { broken: boolean }) =>
  plugin(
    definePlugin({ ...base, id: 'a.thrower', contributes: [contribute(top, { component: 'Broken' })] }),
    () => ({
      Broken: () => {
        if (state.broken) throw new Error('render')
        return <p>whole</p>
      },
    }),
  )

const show = (made: ReturnType<typeof startHost>, children: ReactNode) => {
  const view = createKernelView(made.host, {
    useTranslate: (namespace) => (key) => `${namespace}:${key}`,
    registryComplete: createStore(true),
  })
  return <KernelContext value={view}>{children}</KernelContext>
}
const slot = <Slot of={top} props={{ width: 7 }} fallback={<i>loading</i>} />

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}))
afterEach(cleanup)

describe('the kernel view', () => {
  it('shows the components of a slot, requests their code, and removes them when they are switched off', async () => {
    const made = startHost([banner], { facts: factsWith('B') })
    expect(made.host.state('a.banner')).toBe('registered')
    render(show(made, slot))
    expect(screen.getByText('a.banner:title a.banner 7')).toBeTruthy()
    act(() => void made.host.update(factsWith()))
    expect(document.body.textContent).toBe('')
    await act(() => made.host.update(factsWith('B')))
    expect(screen.getByText('a.banner:title a.banner 7')).toBeTruthy()
  })

  it('renders no component of a slot again because the page around it renders', async () => {
    const draw = vi.fn(() => <p>drawn</p>)
    const drawn = plugin(
      definePlugin({ ...base, id: 'a.drawn', contributes: [contribute(top, { component: 'Drawn' })] }),
      () => ({ Drawn: draw }),
    )
    const made = startHost([drawn])
    const fallback = vi.fn(() => null)
    const props = { width: 7 }
    const Page = (): ReactNode => {
      const [times, setTimes] = useState(0)
      return (
        <div>
          <button type="button" onClick={() => setTimes(times + 1)}>{`rendered again: ${times}`}</button>
          <Slot of={top} props={props} errorFallback={fallback} />
        </div>
      )
    }
    render(show(made, <Page />))
    await act(async () => {})
    expect(screen.getByText('drawn')).toBeTruthy()
    const before = [draw.mock.calls.length, fallback.mock.calls.length]
    fireEvent.click(screen.getByRole('button'))
    expect(screen.getByText('rendered again: 1')).toBeTruthy()
    expect([draw.mock.calls.length, fallback.mock.calls.length]).toEqual(before)
  })

  it('shows the fallback while the code loads, and says so when it fails', async () => {
    let resolveLoad: (module: object) => void = () => {}
    const lazy = {
      manifest: banner.manifest,
      load: () => new Promise<object>((resolve) => (resolveLoad = resolve)),
    }
    const made = startHost([lazy], { facts: factsWith('B') })
    render(show(made, slot))
    expect(screen.getByText('loading')).toBeTruthy()
    await act(async () => {
      resolveLoad({ activate, Banner })
      await made.host.start()
    })
    expect(screen.queryByText('loading')).toBeNull()
    expect(screen.getByText('nobody')).toBeTruthy()
    cleanup()

    const broken = startHost([{ ...lazy, load: () => Promise.reject(new Error('404')) }], {
      facts: factsWith('B'),
    })
    render(show(broken, slot))
    await act(() => broken.host.start())
    expect(screen.getByRole('alert').textContent).toContain('kernel:something_went_wrong')
    expect(screen.getByRole('button', { name: 'kernel:retry' })).toBeTruthy()
  })

  it('remounts components when their plugin restarts: none continues with a closed context', async () => {
    const made = startHost([greeter, banner], { facts: factsWith('B') })
    render(show(made, slot))
    expect(screen.getByText('nobody')).toBeTruthy()
    const field = screen.getByLabelText('field')
    await act(() => made.host.update(factsWith('A', 'B')))
    expect(screen.getByText('Hello')).toBeTruthy()
    expect(screen.getByLabelText('field')).not.toBe(field)
    await act(() => made.host.update(factsWith('B')))
    expect(screen.getByText('nobody')).toBeTruthy()
    expect(made.errors).toEqual([])
  })

  it('renders a component that threw once more when the player asks', async () => {
    const state = { broken: true }
    const made = startHost([thrower(state)], { facts: factsWith('B') })
    render(show(made, slot))
    state.broken = false
    fireEvent.click(screen.getByRole('button', { name: 'kernel:retry' }))
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('[KN-06] a component that throws does not affect the others; its plugin is quarantined if it does so too often', async () => {
    const state = { broken: true }
    const made = startHost([thrower(state), banner], { facts: factsWith('B') })
    for (let n = 0; n < ERROR_LIMIT; n++) {
      render(show(made, slot))
      expect(screen.getByText('nobody')).toBeTruthy()
      cleanup()
    }
    expect(made.errors.map(({ plugin: id, phase }) => `${id} ${phase}`)[0]).toBe('a.thrower render')
    expect(made.host.state('a.thrower')).toBe('quarantined')
    state.broken = false
    await made.host.reinstate('a.thrower')
    render(show(made, slot))
    expect(screen.getByText('whole')).toBeTruthy()
  })

  it('shows the given fallback in place of a page whose plugin failed or threw', () => {
    const made = startHost([thrower({ broken: true })])
    render(
      show(
        made,
        <PluginComponent plugin="a.thrower" name="Broken" props={{}} errorFallback={<em>sorry</em>} />,
      ),
    )
    expect(screen.getByText('sorry')).toBeTruthy()
  })

  it('renders on the server synchronously when the code is loaded', () => {
    const made = startHost([banner], { facts: factsWith('B') })
    void made.host.requestActivation('a.banner')
    expect(renderToString(show(made, slot))).toContain('a.banner:title')
  })

  it('returns the same stores each time', () => {
    const made = startHost([banner], { facts: factsWith('B') })
    const seen = new Set<unknown>()
    const Probe = (): ReactNode => {
      const kernel = useKernel()
      seen.add(kernel.slotEntries(top as never))
      seen.add(kernel.status('a.banner'))
      seen.add(kernel.contributions(top))
      const status = useStore(kernel.status('a.banner'))
      const [first] = useContributions(top)
      return `${status} ${typeof first} ${String(useService(GREETING)?.word)}`
    }
    const { rerender } = render(show(made, <Probe />))
    rerender(show(made, <Probe />))
    expect(seen.size).toBe(3)
    expect(document.body.textContent).toBe('starting undefined undefined')
  })
})
