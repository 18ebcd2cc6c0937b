import { wrongMethod } from '@/prod-api/answers'
import { guarded } from '@/prod-api/guarded'
import { answerSearchReport } from '@/prod-api/search-report'

/** Where pages report what is searched, unless the operator has nothing counted. */
export const POST = (request: Request) => guarded(request, answerSearchReport)

const refuse = (request: Request) => guarded(request, () => Promise.reject(wrongMethod('POST')))

export { refuse as DELETE, refuse as GET, refuse as HEAD, refuse as OPTIONS, refuse as PATCH, refuse as PUT }
