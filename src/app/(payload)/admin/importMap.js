import { RowTableField as RowTableField_176220c5bcaa196ee6c702f850ac78bd } from '../../../../src/admin/row-table/row-table-field'
import { PictureCell as PictureCell_a1dd84da35b0679327e7ea5719d3222f } from '../../../../src/admin/media/picture-cell'
import { ParameterTable as ParameterTable_81736962cc117a78df090e1d18b90916 } from '../../../../src/admin/parameters/parameter-table'
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
import { UnfinishedLinksFeatureClient as UnfinishedLinksFeatureClient_7b72dceb1a3709fa320f5163a021966e } from '../../../../src/admin/links/unfinished-links-client'
import { UploadFeatureClient as UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { TextLength as TextLength_e826bd65d26448b898d6e392a12d0af8 } from '../../../../src/admin/editing/text-length'
import { BlocksFeatureClient as BlocksFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { CleanPasteFeatureClient as CleanPasteFeatureClient_b998641b5a9e1a2ce80c15b52aacc4f6 } from '../../../../src/admin/paste/clean-paste-client'
import { FixedToolbarFeatureClient as FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { InlineToolbarFeatureClient as InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { OrderingRuleField as OrderingRuleField_16e82d519ba21fdbf124f24d1ab16a34 } from '../../../../src/admin/ordering-rule/ordering-rule-field'
import { SelectivityLabel as SelectivityLabel_6c19e6c65a82d1f9ee1ddc944df2cb69 } from '../../../../src/admin/selectivity/row-label'
import { NumberInUse as NumberInUse_302ac6a0287fa73d65f06aab09b7d7c3 } from '../../../../src/admin/publishing/number-in-use'
import { SeoPreviewField as SeoPreviewField_54a7df5f087911b39e13098cbd2d026c } from '../../../../src/admin/seo-preview/seo-preview-field'
import { EditedByCell as EditedByCell_00e8d93cfb13eb38211106f157c107ce } from '../../../../src/admin/lists/edited-by-cell'
import { PublicationCell as PublicationCell_df97bbdf392d95a3f2939dcc5225f634 } from '../../../../src/admin/lists/publication-cell'
import { SpreadsheetBar as SpreadsheetBar_5539e91bfdf4009242b5340fb5abee20 } from '../../../../src/admin/spreadsheet/spreadsheet-bar'
import { ListPresence as ListPresence_f0be2557b90b7656fc58cd63cf88aca9 } from '../../../../src/admin/editing/list-presence'
import { EditingGuard as EditingGuard_cfada4158890639ce02e410cd59cef96 } from '../../../../src/admin/editing/editing-guard'
import { TabOfAddress as TabOfAddress_428891b5b39f13c04179e53c35213a67 } from '../../../../src/admin/editing/tab-of-address'
import { SharePreview as SharePreview_64551798d482cec373c28617a0760bc8 } from '../../../../src/admin/preview/share-preview'
import { FirstSchedule as FirstSchedule_a113be0720f779627c6a2a1979e24f52 } from '../../../../src/admin/schedule/first-schedule'
import { UntitledName as UntitledName_2507b559fbe20b88156608df94e7a134 } from '../../../../src/admin/new-document/untitled-name'
import { PublishCheck as PublishCheck_0667a236b84b7f12100075cbe536c913 } from '../../../../src/admin/publishing/publish-check'
import { CopyItem as CopyItem_29394fddac96fc52c2be2aa3d236e200 } from '../../../../src/admin/new-document/copy-item'
import { PreviewPanel as PreviewPanel_0bccf70b882e083d8ad81961ecfb1318 } from '../../../../src/admin/preview/preview-panel'
import { Versions as Versions_dc9f7fb039306313c23b2243801b5e10 } from '../../../../src/admin/versions/versions'
import { StartPage as StartPage_2e22d711fc3e82f7d688bdebe69574e2 } from '../../../../src/admin/new-document/start-page'
import { AttributeHelp as AttributeHelp_9d8ed3a82ad2b3f105919fe6f1316f8a } from '../../../../src/admin/attributes/attribute-help'
import { ChooseAddress as ChooseAddress_9f793e8398c76e04b952323d8042037a } from '../../../../src/admin/links/choose-address'
import { RetentionHint as RetentionHint_03b4093dfbc20def6fcfebba02f494b9 } from '../../../../src/admin/retention-hint'
import { ChosenFile as ChosenFile_ffa4bdf31744f2811fd51f5197759dca } from '../../../../src/admin/media/chosen-file'
import { FolderField as FolderField_1c85637429d08e424d75cd119fbd1e1c } from '../../../../src/admin/media/folder-field'
import { LateCropShapes as LateCropShapes_def7c86aa028d9ce3d98f6a07cc6d04e } from '../../../../src/admin/media/late-crop-shapes'
import { UsageList as UsageList_8c42c217ce1ba455a091c6e0553ef1e6 } from '../../../../src/admin/usage/usage-list'
import { FileSizeCell as FileSizeCell_fdbb4afaac24ebe20a2f2ef7f0920705 } from '../../../../src/admin/lists/file-size-cell'
import { MediumUpload as MediumUpload_0bb9780a58839d7165d1d7106a9a2d40 } from '../../../../src/admin/media/medium-upload'
import { MediaList as MediaList_b8bac3c0c21fd6aa72d5dbd191d9bebb } from '../../../../src/admin/media/media-list'
import { ContactCell as ContactCell_a5d2868c3beff6001d69bec602b16a5e } from '../../../../src/admin/contact/contact-cell'
import { ContactLink as ContactLink_540a3575ea2a77d3fce511380cd09696 } from '../../../../src/admin/contact/contact-link'
import { ExportLink as ExportLink_1463712308fc408460d3476ae21fc105 } from '../../../../src/admin/exports/export-link'
import { SentListTable as SentListTable_30f89bf4c6b2fc67640665dbdf872d62 } from '../../../../src/admin/consultations/sent-list-table'
import { CurrentPassword as CurrentPassword_485da926e7a1d5ef61e369bded9c36e0 } from '../../../../src/admin/account/current-password'
import { InvitationCell as InvitationCell_5bf8c3bcb81de6e9b82dcaf2b443aa1a } from '../../../../src/admin/account/invitation-cell'
import { SecondFactorCell as SecondFactorCell_251b3c3ee035add787bab184bd1dfd01 } from '../../../../src/admin/account/second-factor-cell'
import { AccountSecurity as AccountSecurity_276d14f2198ec4964e09f5e95bb769cd } from '../../../../src/admin/account/account-security'
import { EditAccount as EditAccount_dc79b32db9215c104b65152b36630905 } from '../../../../src/admin/account/edit-account'
import { Icon as Icon_27faae840d35b3d2338aca2b5ac81778 } from '../../../../src/admin/brand/icon'
import { Logo as Logo_f554c1f6c438a9597e8f51c50b7f1bbc } from '../../../../src/admin/brand/logo'
import { SearchAnswersLink as SearchAnswersLink_da77c70ca622c47ec20eec647ea86c8f } from '../../../../src/admin/search-answers/search-answers-link'
import { PersonalDataLink as PersonalDataLink_6ba3fd842dbaed8376f1b1b449fa11f3 } from '../../../../src/admin/personal-data/personal-data-link'
import { LegacyImportLink as LegacyImportLink_a410db72f78e8a17a68fcf25d008564e } from '../../../../src/admin/legacy-import/legacy-import-link'
import { NavBrand as NavBrand_97f3e2c68eb938c79c25b70581d0fc5b } from '../../../../src/admin/brand/nav-brand'
import { NewestIntersectionFirst as NewestIntersectionFirst_ba36c8adec26c759cb8a54cc6fbdac27 } from '../../../../src/admin/intersections/newest-intersection-first'
import { UntranslatedTexts as UntranslatedTexts_5f63dde668fbbb0dc61b266fa969a62a } from '../../../../src/admin/untranslated/untranslated-texts'
import { MenuOnDesktops as MenuOnDesktops_1edf7bfe790048392061ca41d06f8e38 } from '../../../../src/admin/navigation/menu-on-desktops'
import { EditingDialogs as EditingDialogs_3726035de44a971adbd346a64e3d8e51 } from '../../../../src/admin/editing/editing-dialogs'
import { LateAnswers as LateAnswers_ad75432454c29fae7b3c45ca33431dc1 } from '../../../../src/admin/editing/late-answers'
import { RefusedSchedules as RefusedSchedules_45be92e510177e00799e7b42cff8a880 } from '../../../../src/admin/publishing/refused-schedules'
import { BeginInDrawers as BeginInDrawers_9b2980b1c64076df6d77ff9054129692 } from '../../../../src/admin/new-document/begin-in-drawers'
import { LargeFiles as LargeFiles_748711c2d3eb7862fc66ec46803f60db } from '../../../../src/admin/media/large-files'
import { PersonalData as PersonalData_442fa81713409e1acb210b49394a13e1 } from '../../../../src/admin/personal-data/personal-data'
import { SearchAnswers as SearchAnswers_c03979a0bf968c655123da616c88c1c3 } from '../../../../src/admin/search-answers/search-answers'
import { LegacyImport as LegacyImport_61389c08abff91576a1bee2dfa379465 } from '../../../../src/admin/legacy-import/legacy-import'
import { IncompletePage as IncompletePage_65dfe0eee21251c4e29480c6b46cdc12 } from '../../../../src/admin/dashboard/incomplete/incomplete-page'
import { Dashboard as Dashboard_ecc61d0b080486946580146d0a6933ae } from '../../../../src/admin/dashboard/dashboard'
import { ForgotPassword as ForgotPassword_9fe9def5a5ef5c497309b60a6ab4b9fd } from '../../../../src/admin/forgot-password/forgot-password'
import { SignIn as SignIn_ff26678a7472058c6d595a4b12ec7da6 } from '../../../../src/admin/account/sign-in'
import { SecondFactorPage as SecondFactorPage_0e5841c8d0ad726d3750f7502b3bb603 } from '../../../../src/admin/account/second-factor-page'
import { InvitationPage as InvitationPage_aab74046fbc48f4510c26ac34fe63f5a } from '../../../../src/admin/account/invitation-page'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/src/admin/row-table/row-table-field#RowTableField": RowTableField_176220c5bcaa196ee6c702f850ac78bd,
  "/src/admin/media/picture-cell#PictureCell": PictureCell_a1dd84da35b0679327e7ea5719d3222f,
  "/src/admin/parameters/parameter-table#ParameterTable": ParameterTable_81736962cc117a78df090e1d18b90916,
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
  "/src/admin/links/unfinished-links-client#UnfinishedLinksFeatureClient": UnfinishedLinksFeatureClient_7b72dceb1a3709fa320f5163a021966e,
  "@payloadcms/richtext-lexical/client#UploadFeatureClient": UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/src/admin/editing/text-length#TextLength": TextLength_e826bd65d26448b898d6e392a12d0af8,
  "@payloadcms/richtext-lexical/client#BlocksFeatureClient": BlocksFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/src/admin/paste/clean-paste-client#CleanPasteFeatureClient": CleanPasteFeatureClient_b998641b5a9e1a2ce80c15b52aacc4f6,
  "@payloadcms/richtext-lexical/client#FixedToolbarFeatureClient": FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#InlineToolbarFeatureClient": InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/src/admin/ordering-rule/ordering-rule-field#OrderingRuleField": OrderingRuleField_16e82d519ba21fdbf124f24d1ab16a34,
  "/src/admin/selectivity/row-label#SelectivityLabel": SelectivityLabel_6c19e6c65a82d1f9ee1ddc944df2cb69,
  "/src/admin/publishing/number-in-use#NumberInUse": NumberInUse_302ac6a0287fa73d65f06aab09b7d7c3,
  "/src/admin/seo-preview/seo-preview-field#SeoPreviewField": SeoPreviewField_54a7df5f087911b39e13098cbd2d026c,
  "/src/admin/lists/edited-by-cell#EditedByCell": EditedByCell_00e8d93cfb13eb38211106f157c107ce,
  "/src/admin/lists/publication-cell#PublicationCell": PublicationCell_df97bbdf392d95a3f2939dcc5225f634,
  "/src/admin/spreadsheet/spreadsheet-bar#SpreadsheetBar": SpreadsheetBar_5539e91bfdf4009242b5340fb5abee20,
  "/src/admin/editing/list-presence#ListPresence": ListPresence_f0be2557b90b7656fc58cd63cf88aca9,
  "/src/admin/editing/editing-guard#EditingGuard": EditingGuard_cfada4158890639ce02e410cd59cef96,
  "/src/admin/editing/tab-of-address#TabOfAddress": TabOfAddress_428891b5b39f13c04179e53c35213a67,
  "/src/admin/preview/share-preview#SharePreview": SharePreview_64551798d482cec373c28617a0760bc8,
  "/src/admin/schedule/first-schedule#FirstSchedule": FirstSchedule_a113be0720f779627c6a2a1979e24f52,
  "/src/admin/new-document/untitled-name#UntitledName": UntitledName_2507b559fbe20b88156608df94e7a134,
  "/src/admin/publishing/publish-check#PublishCheck": PublishCheck_0667a236b84b7f12100075cbe536c913,
  "/src/admin/new-document/copy-item#CopyItem": CopyItem_29394fddac96fc52c2be2aa3d236e200,
  "/src/admin/preview/preview-panel#PreviewPanel": PreviewPanel_0bccf70b882e083d8ad81961ecfb1318,
  "/src/admin/versions/versions#Versions": Versions_dc9f7fb039306313c23b2243801b5e10,
  "/src/admin/new-document/start-page#StartPage": StartPage_2e22d711fc3e82f7d688bdebe69574e2,
  "/src/admin/attributes/attribute-help#AttributeHelp": AttributeHelp_9d8ed3a82ad2b3f105919fe6f1316f8a,
  "/src/admin/links/choose-address#ChooseAddress": ChooseAddress_9f793e8398c76e04b952323d8042037a,
  "/src/admin/retention-hint#RetentionHint": RetentionHint_03b4093dfbc20def6fcfebba02f494b9,
  "/src/admin/media/chosen-file#ChosenFile": ChosenFile_ffa4bdf31744f2811fd51f5197759dca,
  "/src/admin/media/folder-field#FolderField": FolderField_1c85637429d08e424d75cd119fbd1e1c,
  "/src/admin/media/late-crop-shapes#LateCropShapes": LateCropShapes_def7c86aa028d9ce3d98f6a07cc6d04e,
  "/src/admin/usage/usage-list#UsageList": UsageList_8c42c217ce1ba455a091c6e0553ef1e6,
  "/src/admin/lists/file-size-cell#FileSizeCell": FileSizeCell_fdbb4afaac24ebe20a2f2ef7f0920705,
  "/src/admin/media/medium-upload#MediumUpload": MediumUpload_0bb9780a58839d7165d1d7106a9a2d40,
  "/src/admin/media/media-list#MediaList": MediaList_b8bac3c0c21fd6aa72d5dbd191d9bebb,
  "/src/admin/contact/contact-cell#ContactCell": ContactCell_a5d2868c3beff6001d69bec602b16a5e,
  "/src/admin/contact/contact-link#ContactLink": ContactLink_540a3575ea2a77d3fce511380cd09696,
  "/src/admin/exports/export-link#ExportLink": ExportLink_1463712308fc408460d3476ae21fc105,
  "/src/admin/consultations/sent-list-table#SentListTable": SentListTable_30f89bf4c6b2fc67640665dbdf872d62,
  "/src/admin/account/current-password#CurrentPassword": CurrentPassword_485da926e7a1d5ef61e369bded9c36e0,
  "/src/admin/account/invitation-cell#InvitationCell": InvitationCell_5bf8c3bcb81de6e9b82dcaf2b443aa1a,
  "/src/admin/account/second-factor-cell#SecondFactorCell": SecondFactorCell_251b3c3ee035add787bab184bd1dfd01,
  "/src/admin/account/account-security#AccountSecurity": AccountSecurity_276d14f2198ec4964e09f5e95bb769cd,
  "/src/admin/account/edit-account#EditAccount": EditAccount_dc79b32db9215c104b65152b36630905,
  "/src/admin/brand/icon#Icon": Icon_27faae840d35b3d2338aca2b5ac81778,
  "/src/admin/brand/logo#Logo": Logo_f554c1f6c438a9597e8f51c50b7f1bbc,
  "/src/admin/search-answers/search-answers-link#SearchAnswersLink": SearchAnswersLink_da77c70ca622c47ec20eec647ea86c8f,
  "/src/admin/personal-data/personal-data-link#PersonalDataLink": PersonalDataLink_6ba3fd842dbaed8376f1b1b449fa11f3,
  "/src/admin/legacy-import/legacy-import-link#LegacyImportLink": LegacyImportLink_a410db72f78e8a17a68fcf25d008564e,
  "/src/admin/brand/nav-brand#NavBrand": NavBrand_97f3e2c68eb938c79c25b70581d0fc5b,
  "/src/admin/intersections/newest-intersection-first#NewestIntersectionFirst": NewestIntersectionFirst_ba36c8adec26c759cb8a54cc6fbdac27,
  "/src/admin/untranslated/untranslated-texts#UntranslatedTexts": UntranslatedTexts_5f63dde668fbbb0dc61b266fa969a62a,
  "/src/admin/navigation/menu-on-desktops#MenuOnDesktops": MenuOnDesktops_1edf7bfe790048392061ca41d06f8e38,
  "/src/admin/editing/editing-dialogs#EditingDialogs": EditingDialogs_3726035de44a971adbd346a64e3d8e51,
  "/src/admin/editing/late-answers#LateAnswers": LateAnswers_ad75432454c29fae7b3c45ca33431dc1,
  "/src/admin/publishing/refused-schedules#RefusedSchedules": RefusedSchedules_45be92e510177e00799e7b42cff8a880,
  "/src/admin/new-document/begin-in-drawers#BeginInDrawers": BeginInDrawers_9b2980b1c64076df6d77ff9054129692,
  "/src/admin/media/large-files#LargeFiles": LargeFiles_748711c2d3eb7862fc66ec46803f60db,
  "/src/admin/personal-data/personal-data#PersonalData": PersonalData_442fa81713409e1acb210b49394a13e1,
  "/src/admin/search-answers/search-answers#SearchAnswers": SearchAnswers_c03979a0bf968c655123da616c88c1c3,
  "/src/admin/legacy-import/legacy-import#LegacyImport": LegacyImport_61389c08abff91576a1bee2dfa379465,
  "/src/admin/dashboard/incomplete/incomplete-page#IncompletePage": IncompletePage_65dfe0eee21251c4e29480c6b46cdc12,
  "/src/admin/dashboard/dashboard#Dashboard": Dashboard_ecc61d0b080486946580146d0a6933ae,
  "/src/admin/forgot-password/forgot-password#ForgotPassword": ForgotPassword_9fe9def5a5ef5c497309b60a6ab4b9fd,
  "/src/admin/account/sign-in#SignIn": SignIn_ff26678a7472058c6d595a4b12ec7da6,
  "/src/admin/account/second-factor-page#SecondFactorPage": SecondFactorPage_0e5841c8d0ad726d3750f7502b3bb603,
  "/src/admin/account/invitation-page#InvitationPage": InvitationPage_aab74046fbc48f4510c26ac34fe63f5a,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
