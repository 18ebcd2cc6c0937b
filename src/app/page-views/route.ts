import { wrongMethod } from '@/prod-api/answers'
import { guarded } from '@/prod-api/guarded'
import { answerPageView } from '@/prod-api/page-view'

/** Where pages report that they are shown, when this site itself counts its page views. */
export const POST = (request: Request) => guarded(request, answerPageView)

const refuse = (request: Request) => guarded(request, () => Promise.reject(wrongMethod('POST')))

export { refuse as DELETE, refuse as GET, refuse as HEAD, refuse as OPTIONS, refuse as PATCH, refuse as PUT }
