import { bare, defineBroken } from '../../break-plugin.ts'

export default defineBroken({
  plugin: bare((context) => {
    context.defer(() => {
      throw new Error('cannot undo')
    })
  }),
})
