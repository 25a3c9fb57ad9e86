import { pluginStories, useStoryText } from '@foyer/sdk/testing'
import type { ReactNode } from 'react'
import { definePlugin, plugin } from '../plugin.ts'
import { contribute, defineSlot } from '../points.ts'
import { createStore } from '../store.ts'
import { Skeleton } from '../ui/skeleton.tsx'
import { useKernel } from './hooks.ts'
import { KernelContext, type PluginStatus } from './kernel-view.ts'
import { Slot } from './slot.tsx'

export default { title: 'react / Slot' }

const cards = defineSlot<{ readonly sum: number }>('story.cards')

function Card({ sum }: { readonly sum: number }): ReactNode {
  const t = useStoryText()
  return (
    <p>
      <span>{`${t('Balance')}:`}</span> <span>{sum}</span>
    </p>
  )
}
/** @param status that of the plugin that fills the slot, for those states that pass by at once */
function Wallet({ status }: { readonly status?: PluginStatus }): ReactNode {
  const t = useStoryText()
  const kernel = useKernel()
  const view = status ? { ...kernel, status: () => createStore(status) } : kernel
  return (
    <section aria-label={t('Wallet')} style={{ display: 'grid', gap: 12, padding: 16 }}>
      <KernelContext value={view}>
        <Slot
          of={cards}
          props={{ sum: 250 }}
          fallback={<Skeleton height="1.5em" />}
          errorFallback={(id) => <p>{t(`${id} cannot be shown`)}</p>}
        />
      </KernelContext>
    </section>
  )
}

const storyOf = (count: number) =>
  pluginStories(
    plugin(
      definePlugin({
        id: 'story.wallet',
        version: '1.0.0',
        sdk: '^1',
        title: 'Wallet',
        contributes: Array.from({ length: count }, () => contribute(cards, { component: 'Card' })),
      }),
      () => Promise.resolve({ Card, Wallet }),
    ),
  )
export const Empty = storyOf(0)('Wallet')
export const One = storyOf(1)('Wallet')
export const Many = storyOf(4)('Wallet')
export const Loading = storyOf(1)('Wallet', { props: { status: 'starting' } })
export const Failed = storyOf(1)('Wallet', { props: { status: 'failed' } })
