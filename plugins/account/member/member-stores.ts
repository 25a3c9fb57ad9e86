import { type ContextOf, type ServicesOf, usePluginContext, useServices } from '@foyer/sdk'
import type { manifest } from './manifest.ts'
import { PictureStore } from './picture-store.ts'
import { RankStore } from './rank-store.ts'

interface MemberStores {
  readonly rank: RankStore
  readonly pictures: PictureStore
}

/** One for each run of the plugin: its screens and the card in the settings share them. */
const runs = new WeakMap<object, MemberStores>()

export function memberStores(
  context: ContextOf<typeof manifest>,
  { clock, http, session, storage }: ServicesOf<typeof manifest>,
): MemberStores {
  const known = runs.get(context)
  if (known) return known
  const stores = {
    rank: new RankStore({ clock, http, session, logger: context.logger, signal: context.signal }),
    pictures: new PictureStore({ session, storage }),
  }
  runs.set(context, stores)
  return stores
}

/** The same, for components. */
export const useMemberStores = (): MemberStores =>
  memberStores(usePluginContext<typeof manifest>(), useServices<typeof manifest>())
