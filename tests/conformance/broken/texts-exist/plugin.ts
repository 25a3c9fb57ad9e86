import { bare, defineBroken } from '../../break-plugin.ts'

export default defineBroken({
  plugin: bare(undefined, { texts: true }),
  options: { texts: { EN: { hello: 'Hello' } }, sources: { 'code.tsx': "t('hello'); t('helo')" } },
})
