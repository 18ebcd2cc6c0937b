import type { Field } from 'payload'
import { Banners } from '../../../collections/banners'
import { Documents } from '../../../collections/documents'
import { DownloadCategories } from '../../../collections/download-categories'
import { AboutPage } from '../../../collections/globals/about-page'
import { GroupPage } from '../../../collections/globals/group-page'
import { HomePage } from '../../../collections/globals/home-page'
import { PageHeaders } from '../../../collections/globals/page-headers'
import { RecruitingPage } from '../../../collections/globals/recruiting-page'
import { SelectorPage } from '../../../collections/globals/selector-page'
import { ServicePage } from '../../../collections/globals/service-page'
import { SiteInformation } from '../../../collections/globals/site-information'
import { SurveyPage } from '../../../collections/globals/survey-page'
import { News } from '../../../collections/news'
import { ProductCategories } from '../../../collections/product-categories'
import { Products } from '../../../collections/products'
import { Questions } from '../../../collections/questions'
import { SinglePages } from '../../../collections/single-pages'
import { SolutionCategories } from '../../../collections/solution-categories'
import { Solutions } from '../../../collections/solutions'
import { StaffMessages } from '../../../collections/staff-messages'
import { Stories } from '../../../collections/stories'
import { StoryCategories } from '../../../collections/story-categories'
import { Trainings } from '../../../collections/trainings'

type Kind = { slug: string; fields: Field[] }

/** Everything that has a public face; `pages.test.ts` knows whether something is missing. */
export const publicKinds: readonly Kind[] = [
  ...[Products, ProductCategories, Stories, StoryCategories, Solutions, SolutionCategories, News, Trainings, StaffMessages, Questions],
  ...[SinglePages, Banners, DownloadCategories, Documents],
  ...[SiteInformation, HomePage, AboutPage, GroupPage, RecruitingPage, ServicePage, SurveyPage, SelectorPage, PageHeaders],
]
