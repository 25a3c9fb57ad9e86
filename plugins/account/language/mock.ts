import { defineMock, failure, success } from '../../../mocks/define-mock.ts'
import { changeLanguage } from '../../../mocks/world/member-language.ts'

/** Members' languages at the mock gateway. */
export default defineMock<object>({
  id: 'account.language',
  initial: () => ({}),
  routes: [
    {
      id: 'member.language',
      method: 'POST',
      path: '/wps/member/language',
      auth: 'member',
      reply({ body, member }) {
        const given =
          typeof body === 'object' && body !== null && 'language' in body ? body.language : undefined
        return member && changeLanguage(member, given)
          ? success(true)
          : failure('language.unknown', 'This language is not supported.')
      },
    },
  ],
})
