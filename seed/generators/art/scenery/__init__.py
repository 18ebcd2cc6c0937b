"""One file per scene; see stage.scene."""
