import { place, tabs } from '@foyer/sdk'
import { bare, defineBroken } from '../../break-plugin.ts'

const tab = { key: 'same', label: 'x', namespace: 'other.plugin', icon: 'home', to: '/m/home' } as const
export default defineBroken({
  plugin: bare(undefined, { contributes: [place(tabs, tab), place(tabs, tab)] }),
})
