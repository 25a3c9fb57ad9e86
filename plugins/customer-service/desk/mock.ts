import { defineMock, success } from '../../../mocks/define-mock.ts'
import { customerService } from '../../../mocks/gateway/customer-service.ts'
import { domainEntries, DOMAINS } from '../../../mocks/world/domains.ts'
import { profileOf } from '../../../mocks/world/merchants.ts'
import { SERVICE } from '../../../mocks/world/services.ts'

/** The site info of the mock gateway, with the same entries as the status. */
export default defineMock<object>({
  id: 'customer-service.desk',
  initial: () => ({}),
  routes: [
    {
      id: 'customer-service.site-info',
      method: 'GET',
      path: '/wps/system/siteInfo',
      reply({ world, url }) {
        const profile = profileOf(world.merchant)
        return success({
          customerService: customerService(SERVICE.of(world), url.origin),
          domainList: profile ? domainEntries(profile, DOMAINS.of(world)) : [],
        })
      },
    },
  ],
})
