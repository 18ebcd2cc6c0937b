import { pageRows } from '../../src/domain/page-at.mjs'

/** Pages in the states that look different. */
const states = [
  '/',
  '/GoodsListView',
  '/GoodsListView?category=1',
  '/GoodsListView?category=1&id=12',
  '/GoodsListView?category=1&id=11,12',
  // A value, a range, and values that lead to nothing beside them.
  '/GoodsListView?category=1&id=12&a.poles=4P&a.rated-current=16..250',
  '/GoodsListView?search=true&val=%E6%B2%A1%E6%9C%89%E8%BF%99%E4%B8%AA',
  '/GoodsInfoView?id=153',
  '/GoodsInfoView?id=160_2&hash=true',
  // Something that is chosen does not go together.
  '/GoodsInfoView?id=153&with=AX11&with=AUX-9&o1=H&o2=4B&o3=D&o4=16&o5=F',
  '/GoodsInfoView',
  '/ExampleView',
  '/ExampleView?id=23',
  '/ExampleInfoView?id=301',
  '/ResultView?id=41',
  '/ResultView?id=46',
  '/ResultInfoView?id=418',
  '/News',
  '/News?pageNum=3',
  '/NewsDetail?id=536',
  '/SearchResult?search=true&val=HM3',
  '/SearchResult?search=true&val=%E6%B2%A1%E6%9C%89%E8%BF%99%E4%B8%AA',
  '/SearchResult',
  '/PDF?param=%2Ffiles%2Fhm3-250-quick-selection.pdf',
  '/PDF?param=https%3A%2F%2Fexample.com%2Fa.pdf',
  '/PDF2?kbsId=KBS-HGR1-160',
  '/VideoView?id=436',
  '/selectProduct',
  '/selectProduct2',
  '/selectProduct?use=incoming',
  // What can't be.
  '/selectProduct?use=final&u=400&ik=0&poles=1P',
  '/selectProduct?use=incoming&step=results',
  '/selectProduct?use=feeder&i=9&ik=199&step=results',
  '/Compare?ids=153,158,HM3-400+H+3+D+400+F,160_2',
  '/SelfService',
  '/Feedback',
  '/Consult',
  '/RichText?id=69',
  '/RichTextInfo?id=70',
  '/Download',
  '/Download?name=hm3250',
  '/Questions',
  '/Questions?val=HM3',
  '/Questions?val=%E6%B2%A1%E6%9C%89%E8%BF%99%E4%B8%AA',
  '/CustomerView',
  '/AboutView',
  '/GroupIntroductView',
  '/GroupIntroductView?tab=chairman',
  '/Recruiting',
  '/RecruitingInfo?id=620',
  '/wjFile',
]

const isAmongStates = (path: string) => states.some((address) => address.split('?')[0] === path)

/** Every kind of page with its states, for the checks that all pages must pass: a new one is among them by its row. */
export const routes = [...states, ...pageRows.flatMap(({ path, shows }) => (shows || isAmongStates(path) ? [] : [path]))]

/** An address that is no page. */
export const unknownRoute = '/no-such-page'
