import { ConsultBand } from '@/components/consult-band/consult-band'

/** The end of a story: to an engineer who has done the like. */
export const StoryConsultBand = () => <ConsultBand title="有类似的项目？" line="说明电压、容量与工期，应用工程师 1 个工作日内回电。" />
