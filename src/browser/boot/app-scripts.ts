/** Id of the `<template>` with the framework's script tags, which browsers don't run there. */
export const APP_SCRIPTS_ID = "app-scripts";
