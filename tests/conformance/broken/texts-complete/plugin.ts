import { bare, defineBroken } from '../../break-plugin.ts'

export default defineBroken({
  plugin: bare(undefined, { texts: true }),
  options: { texts: { EN: { hello: 'Hello {{name}}', bye: 'Bye' }, VI: { hello: 'Xin chào' } } },
})
