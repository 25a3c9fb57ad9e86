import { bare, defineBroken } from '../../break-plugin.ts'
import { place, tabs, trackingDestinations } from '@foyer/sdk'
const tab = { key: 'same', label: 'x', namespace: 'other.plugin', icon: 'home', to: '/m/home' } as const
void trackingDestinations
export default defineBroken({
  plugin: bare(undefined, { contributes: [place(tabs, tab), place(tabs, tab)] }),
})
