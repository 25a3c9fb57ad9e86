import type { Contributed, MemberMenuEntry } from '@foyer/sdk'

/** The group of the account itself, which the member area shows last, with rows of its own. */
export const ACCOUNT = 'account'

/** Rows of plugins of one area. */
export interface MenuGroup {
  /** `promotions` */
  readonly area: string
  readonly entries: readonly Contributed<MemberMenuEntry>[]
}

/** The rows by the areas of their plugins: groups and rows in the order in which they come. */
export function menuGroups(entries: readonly Contributed<MemberMenuEntry>[]): readonly MenuGroup[] {
  const groups = new Map<string, Contributed<MemberMenuEntry>[]>()
  for (const entry of entries) {
    const [area = ''] = entry.plugin.split('.')
    const group = groups.get(area)
    if (group) group.push(entry)
    else groups.set(area, [entry])
  }
  return [...groups].map(([area, list]) => ({ area, entries: list }))
}
