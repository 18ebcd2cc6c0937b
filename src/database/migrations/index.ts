import * as migration_20261120_174313_initial from './20261120_174313_initial';
import * as migration_20261121_205307_service_requests from './20261121_205307_service_requests';
import * as migration_20261121_225308_editors from './20261121_225308_editors';
import * as migration_20261122_032038_picture_widths from './20261122_032038_picture_widths';
import * as migration_20261122_070905_picture_widths_2 from './20261122_070905_picture_widths_2';
import * as migration_20261122_164558_safety from './20261122_164558_safety';
import * as migration_20261122_184801_media from './20261122_184801_media';
import * as migration_20261123_021839_asked_about from './20261123_021839_asked_about';
import * as migration_20261123_022926_honour_issuers from './20261123_022926_honour_issuers';
import * as migration_20261123_060303_questions from './20261123_060303_questions';
import * as migration_20261123_102130_wide_pictures from './20261123_102130_wide_pictures';
import * as migration_20261124_033647_turntables from './20261124_033647_turntables';
import * as migration_20261124_041200_share_pictures from './20261124_041200_share_pictures';
import * as migration_20261124_124500_lists from './20261124_124500_lists';
import * as migration_20261124_131500_content_references from './20261124_131500_content_references';
import * as migration_20261124_131600_admin_lists from './20261124_131600_admin_lists';
import * as migration_20261124_193000_listed_words from './20261124_193000_listed_words';
import * as migration_20261124_193100_desk_lists from './20261124_193100_desk_lists';
import * as migration_20261124_203000_newest_versions from './20261124_203000_newest_versions';
import * as migration_20261124_233357_find from './20261124_233357_find';
import * as migration_20261124_235000_search_index from './20261124_235000_search_index';
import * as migration_20261124_235800_order_codes from './20261124_235800_order_codes';
import * as migration_20261125_000100_without_old_words from './20261125_000100_without_old_words';
import * as migration_20261125_000500_attribute_values from './20261125_000500_attribute_values';
import * as migration_20261125_001000_code_prefixes from './20261125_001000_code_prefixes';
import * as migration_20261125_030811_searched_terms from './20261125_030811_searched_terms';
import * as migration_20261125_035000_attribute_tallies from './20261125_035000_attribute_tallies';
import * as migration_20261125_110250_wording_rules from './20261125_110250_wording_rules';
import * as migration_20261125_131516_templates from './20261125_131516_templates';
import * as migration_20261125_133748_product_relations from './20261125_133748_product_relations';
import * as migration_20261125_135010_consultation_list from './20261125_135010_consultation_list';
import * as migration_20261125_135854_selector_page from './20261125_135854_selector_page';
import * as migration_20261125_172734_media_library from './20261125_172734_media_library';
import * as migration_20261125_173000_names from './20261125_173000_names';
import * as migration_20261125_173858_product_pairs from './20261125_173858_product_pairs';
import * as migration_20261125_175117_legacy_imports from './20261125_175117_legacy_imports';
import * as migration_20261125_211401_selectivity from './20261125_211401_selectivity';
import * as migration_20261125_223000_selective from './20261125_223000_selective';
import * as migration_20261126_053414_legacy_import_orders from './20261126_053414_legacy_import_orders';
import * as migration_20261126_165500_newest_selective from './20261126_165500_newest_selective';
import * as migration_20261126_170000_listed_ids from './20261126_170000_listed_ids';
import * as migration_20261128_190820_redirects_trash from './20261128_190820_redirects_trash';

export const migrations = [
  {
    up: migration_20261120_174313_initial.up,
    down: migration_20261120_174313_initial.down,
    name: '20261120_174313_initial',
  },
  {
    up: migration_20261121_205307_service_requests.up,
    down: migration_20261121_205307_service_requests.down,
    name: '20261121_205307_service_requests',
  },
  {
    up: migration_20261121_225308_editors.up,
    down: migration_20261121_225308_editors.down,
    name: '20261121_225308_editors',
  },
  {
    up: migration_20261122_032038_picture_widths.up,
    down: migration_20261122_032038_picture_widths.down,
    name: '20261122_032038_picture_widths',
  },
  {
    up: migration_20261122_070905_picture_widths_2.up,
    down: migration_20261122_070905_picture_widths_2.down,
    name: '20261122_070905_picture_widths_2',
  },
  {
    up: migration_20261122_164558_safety.up,
    down: migration_20261122_164558_safety.down,
    name: '20261122_164558_safety',
  },
  {
    up: migration_20261122_184801_media.up,
    down: migration_20261122_184801_media.down,
    name: '20261122_184801_media',
  },
  {
    up: migration_20261123_021839_asked_about.up,
    down: migration_20261123_021839_asked_about.down,
    name: '20261123_021839_asked_about',
  },
  {
    up: migration_20261123_022926_honour_issuers.up,
    down: migration_20261123_022926_honour_issuers.down,
    name: '20261123_022926_honour_issuers',
  },
  {
    up: migration_20261123_060303_questions.up,
    down: migration_20261123_060303_questions.down,
    name: '20261123_060303_questions',
  },
  {
    up: migration_20261123_102130_wide_pictures.up,
    down: migration_20261123_102130_wide_pictures.down,
    name: '20261123_102130_wide_pictures',
  },
  {
    up: migration_20261124_033647_turntables.up,
    down: migration_20261124_033647_turntables.down,
    name: '20261124_033647_turntables',
  },
  {
    up: migration_20261124_041200_share_pictures.up,
    down: migration_20261124_041200_share_pictures.down,
    name: '20261124_041200_share_pictures',
  },
  {
    up: migration_20261124_124500_lists.up,
    down: migration_20261124_124500_lists.down,
    name: '20261124_124500_lists',
  },
  {
    up: migration_20261124_131500_content_references.up,
    down: migration_20261124_131500_content_references.down,
    name: '20261124_131500_content_references',
  },
  {
    up: migration_20261124_131600_admin_lists.up,
    down: migration_20261124_131600_admin_lists.down,
    name: '20261124_131600_admin_lists',
  },
  {
    up: migration_20261124_193000_listed_words.up,
    down: migration_20261124_193000_listed_words.down,
    name: '20261124_193000_listed_words',
  },
  {
    up: migration_20261124_193100_desk_lists.up,
    down: migration_20261124_193100_desk_lists.down,
    name: '20261124_193100_desk_lists',
  },
  {
    up: migration_20261124_203000_newest_versions.up,
    down: migration_20261124_203000_newest_versions.down,
    name: '20261124_203000_newest_versions',
  },
  {
    up: migration_20261124_233357_find.up,
    down: migration_20261124_233357_find.down,
    name: '20261124_233357_find',
  },
  {
    up: migration_20261124_235000_search_index.up,
    down: migration_20261124_235000_search_index.down,
    name: '20261124_235000_search_index',
  },
  {
    up: migration_20261124_235800_order_codes.up,
    down: migration_20261124_235800_order_codes.down,
    name: '20261124_235800_order_codes',
  },
  {
    up: migration_20261125_000100_without_old_words.up,
    down: migration_20261125_000100_without_old_words.down,
    name: '20261125_000100_without_old_words',
  },
  {
    up: migration_20261125_000500_attribute_values.up,
    down: migration_20261125_000500_attribute_values.down,
    name: '20261125_000500_attribute_values',
  },
  {
    up: migration_20261125_001000_code_prefixes.up,
    down: migration_20261125_001000_code_prefixes.down,
    name: '20261125_001000_code_prefixes',
  },
  {
    up: migration_20261125_030811_searched_terms.up,
    down: migration_20261125_030811_searched_terms.down,
    name: '20261125_030811_searched_terms',
  },
  {
    up: migration_20261125_035000_attribute_tallies.up,
    down: migration_20261125_035000_attribute_tallies.down,
    name: '20261125_035000_attribute_tallies',
  },
  {
    up: migration_20261125_110250_wording_rules.up,
    down: migration_20261125_110250_wording_rules.down,
    name: '20261125_110250_wording_rules',
  },
  {
    up: migration_20261125_131516_templates.up,
    down: migration_20261125_131516_templates.down,
    name: '20261125_131516_templates',
  },
  {
    up: migration_20261125_133748_product_relations.up,
    down: migration_20261125_133748_product_relations.down,
    name: '20261125_133748_product_relations',
  },
  {
    up: migration_20261125_135010_consultation_list.up,
    down: migration_20261125_135010_consultation_list.down,
    name: '20261125_135010_consultation_list',
  },
  {
    up: migration_20261125_135854_selector_page.up,
    down: migration_20261125_135854_selector_page.down,
    name: '20261125_135854_selector_page',
  },
  {
    up: migration_20261125_172734_media_library.up,
    down: migration_20261125_172734_media_library.down,
    name: '20261125_172734_media_library',
  },
  {
    up: migration_20261125_173000_names.up,
    down: migration_20261125_173000_names.down,
    name: '20261125_173000_names',
  },
  {
    up: migration_20261125_173858_product_pairs.up,
    down: migration_20261125_173858_product_pairs.down,
    name: '20261125_173858_product_pairs',
  },
  {
    up: migration_20261125_175117_legacy_imports.up,
    down: migration_20261125_175117_legacy_imports.down,
    name: '20261125_175117_legacy_imports',
  },
  {
    up: migration_20261125_211401_selectivity.up,
    down: migration_20261125_211401_selectivity.down,
    name: '20261125_211401_selectivity',
  },
  {
    up: migration_20261125_223000_selective.up,
    down: migration_20261125_223000_selective.down,
    name: '20261125_223000_selective',
  },
  {
    up: migration_20261126_053414_legacy_import_orders.up,
    down: migration_20261126_053414_legacy_import_orders.down,
    name: '20261126_053414_legacy_import_orders',
  },
  {
    up: migration_20261126_165500_newest_selective.up,
    down: migration_20261126_165500_newest_selective.down,
    name: '20261126_165500_newest_selective',
  },
  {
    up: migration_20261126_170000_listed_ids.up,
    down: migration_20261126_170000_listed_ids.down,
    name: '20261126_170000_listed_ids',
  },
  {
    up: migration_20261128_190820_redirects_trash.up,
    down: migration_20261128_190820_redirects_trash.down,
    name: '20261128_190820_redirects_trash'
  },
];
