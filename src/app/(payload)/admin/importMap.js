import { RscEntryLexicalCell as RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { RscEntryLexicalField as RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { LexicalDiffComponent as LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { ParagraphFeatureClient as ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HeadingFeatureClient as HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BoldFeatureClient as BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ItalicFeatureClient as ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnderlineFeatureClient as UnderlineFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { SubscriptFeatureClient as SubscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { SuperscriptFeatureClient as SuperscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { OrderedListFeatureClient as OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnorderedListFeatureClient as UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BlockquoteFeatureClient as BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HorizontalRuleFeatureClient as HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { TableFeatureClient as TableFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { LinkFeatureClient as LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UploadFeatureClient as UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BlocksFeatureClient as BlocksFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { CleanPasteFeatureClient as CleanPasteFeatureClient_b998641b5a9e1a2ce80c15b52aacc4f6 } from '../../../../src/admin/paste/clean-paste-client'
import { FixedToolbarFeatureClient as FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { InlineToolbarFeatureClient as InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { SeoPreviewField as SeoPreviewField_54a7df5f087911b39e13098cbd2d026c } from '../../../../src/admin/seo-preview/seo-preview-field'
import { SpreadsheetBar as SpreadsheetBar_5539e91bfdf4009242b5340fb5abee20 } from '../../../../src/admin/spreadsheet/spreadsheet-bar'
import { SharePreview as SharePreview_64551798d482cec373c28617a0760bc8 } from '../../../../src/admin/preview/share-preview'
import { FirstSchedule as FirstSchedule_a113be0720f779627c6a2a1979e24f52 } from '../../../../src/admin/schedule/first-schedule'
import { PreviewPanel as PreviewPanel_0bccf70b882e083d8ad81961ecfb1318 } from '../../../../src/admin/preview/preview-panel'
import { Versions as Versions_dc9f7fb039306313c23b2243801b5e10 } from '../../../../src/admin/versions/versions'
import { UsageList as UsageList_8c42c217ce1ba455a091c6e0553ef1e6 } from '../../../../src/admin/usage/usage-list'
import { FileSizeCell as FileSizeCell_fdbb4afaac24ebe20a2f2ef7f0920705 } from '../../../../src/admin/lists/file-size-cell'
import { ExportLink as ExportLink_6c520fb575643b9e07c22330b3ab82e5 } from '../../../../src/admin/export-link'
import { Icon as Icon_27faae840d35b3d2338aca2b5ac81778 } from '../../../../src/admin/brand/icon'
import { Logo as Logo_f554c1f6c438a9597e8f51c50b7f1bbc } from '../../../../src/admin/brand/logo'
import { SignInHelp as SignInHelp_b09ef3679f6cc31418d70f718e4238f7 } from '../../../../src/admin/brand/sign-in-help'
import { SignInPanel as SignInPanel_38e07e167cfce38105bf0222d95501a6 } from '../../../../src/admin/brand/sign-in-panel'
import { NavBrand as NavBrand_97f3e2c68eb938c79c25b70581d0fc5b } from '../../../../src/admin/brand/nav-brand'
import { NewestSightingFirst as NewestSightingFirst_163c2fc6733e892a987f2306cd582c42 } from '../../../../src/admin/sightings/newest-sighting-first'
import { UntranslatedTexts as UntranslatedTexts_5f63dde668fbbb0dc61b266fa969a62a } from '../../../../src/admin/untranslated/untranslated-texts'
import { S3ClientUploadHandler as S3ClientUploadHandler_f97aa6c64367fa259c5bc0567239ef24 } from '@payloadcms/storage-s3/client'
import { Dashboard as Dashboard_ecc61d0b080486946580146d0a6933ae } from '../../../../src/admin/dashboard/dashboard'
import { ForgotPassword as ForgotPassword_9fe9def5a5ef5c497309b60a6ab4b9fd } from '../../../../src/admin/forgot-password/forgot-password'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalCell": RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalField": RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#LexicalDiffComponent": LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/client#ParagraphFeatureClient": ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HeadingFeatureClient": HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BoldFeatureClient": BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ItalicFeatureClient": ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnderlineFeatureClient": UnderlineFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#SubscriptFeatureClient": SubscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#SuperscriptFeatureClient": SuperscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#OrderedListFeatureClient": OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnorderedListFeatureClient": UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BlockquoteFeatureClient": BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HorizontalRuleFeatureClient": HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#TableFeatureClient": TableFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#LinkFeatureClient": LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UploadFeatureClient": UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BlocksFeatureClient": BlocksFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/src/admin/paste/clean-paste-client#CleanPasteFeatureClient": CleanPasteFeatureClient_b998641b5a9e1a2ce80c15b52aacc4f6,
  "@payloadcms/richtext-lexical/client#FixedToolbarFeatureClient": FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#InlineToolbarFeatureClient": InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/src/admin/seo-preview/seo-preview-field#SeoPreviewField": SeoPreviewField_54a7df5f087911b39e13098cbd2d026c,
  "/src/admin/spreadsheet/spreadsheet-bar#SpreadsheetBar": SpreadsheetBar_5539e91bfdf4009242b5340fb5abee20,
  "/src/admin/preview/share-preview#SharePreview": SharePreview_64551798d482cec373c28617a0760bc8,
  "/src/admin/schedule/first-schedule#FirstSchedule": FirstSchedule_a113be0720f779627c6a2a1979e24f52,
  "/src/admin/preview/preview-panel#PreviewPanel": PreviewPanel_0bccf70b882e083d8ad81961ecfb1318,
  "/src/admin/versions/versions#Versions": Versions_dc9f7fb039306313c23b2243801b5e10,
  "/src/admin/usage/usage-list#UsageList": UsageList_8c42c217ce1ba455a091c6e0553ef1e6,
  "/src/admin/lists/file-size-cell#FileSizeCell": FileSizeCell_fdbb4afaac24ebe20a2f2ef7f0920705,
  "/src/admin/export-link#ExportLink": ExportLink_6c520fb575643b9e07c22330b3ab82e5,
  "/src/admin/brand/icon#Icon": Icon_27faae840d35b3d2338aca2b5ac81778,
  "/src/admin/brand/logo#Logo": Logo_f554c1f6c438a9597e8f51c50b7f1bbc,
  "/src/admin/brand/sign-in-help#SignInHelp": SignInHelp_b09ef3679f6cc31418d70f718e4238f7,
  "/src/admin/brand/sign-in-panel#SignInPanel": SignInPanel_38e07e167cfce38105bf0222d95501a6,
  "/src/admin/brand/nav-brand#NavBrand": NavBrand_97f3e2c68eb938c79c25b70581d0fc5b,
  "/src/admin/sightings/newest-sighting-first#NewestSightingFirst": NewestSightingFirst_163c2fc6733e892a987f2306cd582c42,
  "/src/admin/untranslated/untranslated-texts#UntranslatedTexts": UntranslatedTexts_5f63dde668fbbb0dc61b266fa969a62a,
  "@payloadcms/storage-s3/client#S3ClientUploadHandler": S3ClientUploadHandler_f97aa6c64367fa259c5bc0567239ef24,
  "/src/admin/dashboard/dashboard#Dashboard": Dashboard_ecc61d0b080486946580146d0a6933ae,
  "/src/admin/forgot-password/forgot-password#ForgotPassword": ForgotPassword_9fe9def5a5ef5c497309b60a6ab4b9fd,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
