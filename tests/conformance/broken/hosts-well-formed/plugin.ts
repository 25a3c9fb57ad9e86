import { bare, defineBroken } from '../../break-plugin.ts'

export default defineBroken({
  plugin: bare(undefined, { origins: { connect: ['https://a.example/path', 'http://b.example'] } }),
})
