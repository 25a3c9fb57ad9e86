import { bare, defineBroken } from '../../break-plugin.ts'

export default defineBroken({
  plugin: bare(
    ({ signal }) => {
      fetch('https://else.example/collect', { signal }).catch(() => {})
    },
    { origins: { connect: ['https://collect.example', 'https://*.collect.example'] } },
  ),
})
